import styled from '@emotion/styled';
import { FamilyDrawing } from './FamilyIllustration';

const panels = [0, 1, 2, 3, 4, 5, 6];
const PANEL = 54;

/** A decorative drawing of a market stall. */
export function HeroStall() {
  return (
    <Stall viewBox="0 0 420 300" aria-hidden="true" focusable="false">
      <path d="M42 60v230M378 60v230" stroke="var(--mb-palette-secondary-dark)" strokeWidth="8" />
      <path d="M46 108q82 34 164 6t164-6" fill="none" stroke="var(--mb-palette-text-secondary)" strokeWidth="1.5" />
      {[92, 140, 188, 236, 284, 332].map((x, index) => (
        <circle key={x} cx={x} cy={[121, 126, 121, 109, 104, 105][index]} r="5" fill="var(--mb-palette-accent-main)" />
      ))}
      <FamilyDrawing family="maison" x={54} y={127} width={126} height={94} />
      <FamilyDrawing family="multimedia" x={172} y={139} width={104} height={78} />
      <FamilyDrawing family="loisirs" x={270} y={124} width={112} height={90} />
      <path d="M26 214h368v76H26z" fill="var(--mb-palette-secondary-main)" />
      <path d="M18 206h384v14H18z" fill="var(--mb-palette-secondary-dark)" />
      <path
        d="M100 220v70M173 220v70M247 220v70M320 220v70"
        stroke="var(--mb-palette-secondary-dark)"
        strokeWidth="2"
        opacity="0.5"
      />
      {panels.map((panel) => (
        <path
          key={panel}
          d={`M${42 + 48 * panel} 8h48L${21 + PANEL * (panel + 1)} 78a27 27 0 0 1-${PANEL} 0z`}
          fill={`var(--mb-palette-${panel % 2 === 0 ? 'primary' : 'accent'}-main)`}
        />
      ))}
      <path d="M40 4h340v8H40z" fill="var(--mb-palette-primary-dark)" />
    </Stall>
  );
}

const Stall = styled.svg({ width: '100%', maxWidth: 440, height: 'auto', display: 'block' });
