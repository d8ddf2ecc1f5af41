import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { iconButton, outlineLink, pillLink, textButton } from '../../src/presentation/shared/controls/buttonLook';
import { Icon } from '../../src/presentation/shared/controls/Icon';
import { smallButton } from '../../src/presentation/shared/controls/smallButton';
import { Row } from './Row';

const sizes = ['small', 'medium', 'large'] as const;
const variants = ['contained', 'outlined', 'text'] as const;

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant} name={`Button ${variant}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Enregistrer
            </Button>
          ))}
          <Button variant={variant} startIcon={<Icon name="bell" size={20} />}>
            Enregistrer
          </Button>
          <Button variant={variant} color="error">
            Supprimer
          </Button>
          <Button variant={variant} disabled>
            Enregistrer
          </Button>
        </Row>
      ))}
      <Row name="pillLink, outlineLink, smallButton, textButton, iconButton">
        <Pill href="#lien">Voir les annonces</Pill>
        <Outline href="#lien">Voir les annonces</Outline>
        <Small type="button">Annuler</Small>
        <Text type="button">Tout effacer</Text>
        <Round type="button" aria-label="Fermer">
          <Icon name="close" />
        </Round>
      </Row>
    </>
  );
}

const Pill = styled.a(pillLink);
const Outline = styled.a(outlineLink);
const Small = styled.button(smallButton);
const Text = styled.button(textButton);
const Round = styled.button(iconButton);
