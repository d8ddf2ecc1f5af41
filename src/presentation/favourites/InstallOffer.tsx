import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../shared/useViewModel';
import { favouritesMessages as messages } from './messages';
import { installOfferViewModel } from './viewModels';

/** Offers to install the site to a person who has favourites, and so means to come back. */
export const InstallOffer = observer(function InstallOffer() {
  const offer = useViewModel(installOfferViewModel);
  useEffect(() => offer.start(), [offer]);
  if (!offer.isOffered) return null;
  return (
    <Root>
      <p>{messages.installOffer}</p>
      <div>
        <Button variant="outlined" onClick={offer.install}>
          {messages.install}
        </Button>
        <Button onClick={offer.postpone}>{messages.later}</Button>
      </div>
    </Root>
  );
});

const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginTop: 36,
  padding: '16px 18px',
  borderRadius: 18,
  background: 'var(--mb-palette-background-sunk)',
  p: { margin: 0, maxWidth: '60ch' },
  div: { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
