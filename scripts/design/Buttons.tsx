import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { iconButton, outlineLink, pillLink, textButton } from '../../src/presentation/shared/controls/buttonLook';
import { Icon } from '../../src/presentation/shared/controls/Icon';
import { smallButton } from '../../src/presentation/shared/controls/smallButton';
import type { DesignPart } from './DesignPart';
import { Row } from './Row';

const sizes = ['small', 'medium', 'large'] as const;

export const buttons: DesignPart = {
  'Button contained': () => <Buttons variant="contained" />,
  'Button outlined': () => <Buttons variant="outlined" />,
  'Button text': () => <Buttons variant="text" />,
  IconButton: () => (
    <Row>
      <IconButton aria-label="Fermer">
        <Icon name="close" />
      </IconButton>
      <IconButton aria-label="Fermer" color="primary">
        <Icon name="close" />
      </IconButton>
      <IconButton aria-label="Fermer" size="small">
        <Icon name="close" size={20} />
      </IconButton>
      <IconButton aria-label="Fermer" disabled>
        <Icon name="close" />
      </IconButton>
    </Row>
  ),
  'pillLink, outlineLink, smallButton, textButton, iconButton': () => (
    <Row>
      <Pill href="#lien">Voir les annonces</Pill>
      <Outline href="#lien">Voir les annonces</Outline>
      <Small type="button">Annuler</Small>
      <Text type="button">Tout effacer</Text>
      <Round type="button" aria-label="Fermer">
        <Icon name="close" />
      </Round>
    </Row>
  ),
};

function Buttons({ variant }: { readonly variant: 'contained' | 'outlined' | 'text' }) {
  return (
    <Row>
      {sizes.map((size) => (
        <Button key={size} variant={variant} size={size}>
          Enregistrer
        </Button>
      ))}
      <Button variant={variant} startIcon={<Icon name="bell" size={20} />}>
        Enregistrer
      </Button>
      <Button variant={variant} color="secondary">
        Enregistrer
      </Button>
      <Button variant={variant} color="error">
        Supprimer
      </Button>
      <Button variant={variant} disabled>
        Enregistrer
      </Button>
    </Row>
  );
}

const Pill = styled.a(pillLink);
const Outline = styled.a(outlineLink);
const Small = styled.button(smallButton);
const Text = styled.button(textButton);
const Round = styled.button(iconButton);
