import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { use } from 'react';
import { Loader } from '../../shared/controls/Loader';
import { NavigationPending } from '../navigationPending';

/** « Chargement... » over the previous page while a navigation is pending; a quick one does not show it. */
export function RouteOverlay() {
  if (!use(NavigationPending)) return null;
  return (
    <Veil>
      <Loader />
    </Veil>
  );
}

const appear = keyframes({ from: { visibility: 'hidden', opacity: 0 }, to: { visibility: 'visible', opacity: 1 } });

const Veil = styled.div({
  position: 'fixed',
  inset: 0,
  zIndex: 1250,
  display: 'grid',
  placeItems: 'center',
  background: 'color-mix(in srgb, var(--mb-palette-background-default) 72%, transparent)',
  animation: `${appear} 120ms 150ms both`,
  // Legible over any page.
  '> *': { borderRadius: 20, background: 'var(--mb-palette-background-default)' },
});
