import { describe, expect, it } from 'vitest';
import { frameColours } from '../../../../src/presentation/app/theme/frameColours';
import { palettes, type SitePalette } from '../../../../src/presentation/app/theme/palette';

type Pair = readonly [what: string, ink: string, ground: string];

const TEXT = 4.5;
const SHAPE = 3;

function textPairs({ background, text, ground, accent, ...palette }: SitePalette): Pair[] {
  const inks = { ...text, terracotta: palette.primary.main, pine: palette.secondary.main, ...mains(palette) };
  return [
    ...Object.entries(inks).flatMap(([ink, colour]) =>
      Object.entries(background).map(([name, behind]): Pair => [`${ink} on ${name}`, colour, behind]),
    ),
    ...Object.entries({ primary: palette.primary, secondary: palette.secondary, accent }).flatMap(
      ([name, tint]): Pair[] => [
        [`text on ${name}`, tint.contrastText, tint.main],
        [`text on ${name} under the pointer`, tint.contrastText, tint.dark],
      ],
    ),
    ...Object.entries(tints(palette)).map(([name, tint]): Pair => [`text on ${name}`, tint.contrastText, tint.main]),
    ['text on the footer', ground.contrastText, ground.main],
    ['quiet text on the footer', ground.light, ground.main],
    ['saffron on the footer', accent.main, ground.main],
  ];
}

const tints = ({ error, warning, info, success }: Pick<SitePalette, 'error' | 'warning' | 'info' | 'success'>) => ({
  error,
  warning,
  info,
  success,
});

const mains = (palette: Parameters<typeof tints>[0]) =>
  Object.fromEntries(Object.entries(tints(palette)).map(([name, { main }]) => [name, main]));

describe.each(Object.entries(palettes))('the %s palette', (name, palette) => {
  it('the frame of the page has the colour of surfaces', () => {
    expect(frameColours).toHaveProperty(name, palette.background.paper);
  });

  it.each(textPairs(palette))('the contrast is at least 4.5:1 for %s', (_what, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(Object.entries(palette.background))(
    'the contrast of field borders is at least 3:1 on %s',
    (_what, ground) => {
      expect(contrast(palette.outline, ground)).toBeGreaterThanOrEqual(SHAPE);
    },
  );
});

describe('Contrast as WCAG 2.2 defines it', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('the contrast of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });
});

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
