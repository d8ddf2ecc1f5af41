import { BOTTOM_BAR_HEIGHT, HEADER_HEIGHT } from '../../src/presentation/app/layout/frameSizes.ts';
import { displayFont, headings } from '../../src/presentation/app/theme/fonts.ts';
import { palettes, type SitePalette } from '../../src/presentation/app/theme/palette.ts';

type Variables = Readonly<Record<string, string | number>>;

const PREFIX = '--mb';

/**
 * The CSS variables of the theme that the first page needs, under Material's names: Material itself is loaded later, with the
 * parts that use it.
 */
export function themeVariables(): string {
  return [
    rule(':root', { ...typeVariables(), ...sizeVariables() }),
    rule(':root, [data-theme="light"]', { 'color-scheme': 'light', ...colourVariables(palettes.light) }),
    rule('[data-theme="dark"]', { 'color-scheme': 'dark', ...colourVariables(palettes.dark) }),
  ].join('\n');
}

export function colourVariables(palette: SitePalette): Variables {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]: [string, string | Readonly<Record<string, string>>]) =>
      typeof value === 'string'
        ? [[`${PREFIX}-palette-${name}`, value]]
        : Object.entries(value).map(([shade, colour]) => [`${PREFIX}-palette-${name}-${shade}`, colour]),
    ),
  );
}

export function typeVariables(): Variables {
  const fonts = Object.entries(headings).map(([level, { fontWeight, fontSize, lineHeight }]): [string, string] => [
    `${PREFIX}-font-${level}`,
    `${fontWeight} ${fontSize}/${lineHeight} ${displayFont}`,
  ]);
  return { [`${PREFIX}-font-display`]: displayFont, ...Object.fromEntries(fonts) };
}

function sizeVariables(): Variables {
  return {
    [`${PREFIX}-header-height`]: `${HEADER_HEIGHT}px`,
    [`${PREFIX}-bottom-bar-height`]: `${BOTTOM_BAR_HEIGHT}px`,
    [`${PREFIX}-zIndex-modal`]: 1300,
  };
}

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
