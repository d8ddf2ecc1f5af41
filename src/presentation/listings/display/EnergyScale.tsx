import styled from '@emotion/styled';
import { energyColours, energyLetters, type EnergyLetter } from './energyColours';

interface EnergyScaleProps {
  readonly display: 'energy' | 'climate';
  /** The letter to highlight; none when the scale itself is explained. */
  readonly letter?: EnergyLetter;
  /** Accessible description of the whole scale. */
  readonly label: string;
}

/** The seven letters of a diagnosis in their official colours. */
export function EnergyScale({ display, letter, label }: EnergyScaleProps) {
  return (
    <Scale role="img" aria-label={label}>
      {energyLetters.map((one) => {
        const { background, letter: letterColour } = energyColours[display][one];
        return (
          <span
            key={one}
            data-chosen={one === letter || undefined}
            style={{ backgroundColor: background, color: letterColour }}
          >
            {one}
          </span>
        );
      })}
    </Scale>
  );
}

const Scale = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 56,
  printColorAdjust: 'exact',
  // Follows the arrows, where an outline would be cut off with their corners.
  filter:
    'drop-shadow(0 0 0.5px var(--mb-palette-text-secondary)) drop-shadow(0 0 0.5px var(--mb-palette-text-secondary))',
  span: {
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 38px',
    height: 34,
    fontWeight: 700,
    fontSize: '0.9375rem',
    clipPath: 'polygon(0 0, calc(100% - 7px) 0, 100% 50%, calc(100% - 7px) 100%, 0 100%)',
    paddingRight: 4,
  },
  'span[data-chosen]': {
    flex: '0 0 52px',
    height: 54,
    fontSize: '1.625rem',
    fontWeight: 800,
    clipPath: 'none',
    paddingRight: 0,
    borderRadius: 10,
    outline: '3px solid var(--mb-palette-text-primary)',
    outlineOffset: -1,
  },
});
