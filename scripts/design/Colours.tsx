import type { ThemeName } from '../../src/domain/theme/ThemeName';
import { palettes } from '../../src/presentation/app/theme/palette';
import type { DesignPart } from './DesignPart';

interface Colour {
  readonly name: string;
  readonly value: string;
  readonly text: string;
}

export const colours: DesignPart = { palette: Palette };

function Palette({ theme }: { readonly theme: ThemeName }) {
  return (
    <ul style={grid}>
      {coloursOf(theme).map(({ name, value, text }) => (
        <li key={name} style={{ ...swatch, color: text, background: value }}>
          {name}
          <br />
          {value}
        </li>
      ))}
    </ul>
  );
}

function coloursOf(theme: ThemeName): readonly Colour[] {
  const { background, text, primary, secondary, accent, ground, error, warning, info, success } = palettes[theme];
  const surfaces = Object.entries(background).map(([name, value]: [string, string]) => ({
    name: `background.${name}`,
    value,
    text: text.primary,
  }));
  const mains = Object.entries({ primary, secondary, accent, ground, error, warning, info, success }).map(
    ([name, { main, contrastText }]) => ({
      name,
      value: main,
      text: contrastText,
    }),
  );
  const texts = Object.entries(text).map(([name, value]: [string, string]) => ({
    name: `text.${name}`,
    value: background.paper,
    text: value,
  }));
  return [...surfaces, ...texts, ...mains];
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
const swatch = {
  padding: 12,
  borderRadius: 14,
  fontWeight: 600,
  border: '1px solid var(--mb-palette-divider)',
} as const;
