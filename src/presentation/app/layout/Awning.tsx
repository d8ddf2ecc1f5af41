import styled from '@emotion/styled';
import { shadows } from '../../shared/page/shadows';

/** The hem of a market stall's awning along the bottom of the header. */
export function Awning() {
  return (
    <Shade aria-hidden="true">
      <div />
    </Shade>
  );
}

const SCALLOP = 18;

const Shade = styled.div({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  pointerEvents: 'none',
  filter: shadows.outline,
  div: {
    height: SCALLOP / 2 + 1,
    background: `repeating-linear-gradient(90deg, var(--mb-palette-primary-main) 0 ${SCALLOP}px, var(--mb-palette-accent-main) ${SCALLOP}px ${2 * SCALLOP}px)`,
    maskImage: `radial-gradient(circle at 50% 0, #000 ${SCALLOP / 2 - 0.5}px, transparent ${SCALLOP / 2}px)`,
    maskSize: `${SCALLOP}px 100%`,
    maskRepeat: 'repeat-x',
    // Dimmer in the dark theme.
    '[data-theme="dark"] &': { filter: 'brightness(0.78) saturate(1.1)' },
  },
});
