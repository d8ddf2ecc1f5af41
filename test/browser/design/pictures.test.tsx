import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { themeVariables } from '../../../scripts/build/themeVariables';
import { DesignFrame } from '../../../scripts/design/DesignFrame';
import { designParts } from '../../../scripts/design/designParts';
import '../../../src/presentation/app/theme/page.css';
import { SavedMarksViewModel } from '../../../src/presentation/shared/cards/SavedMarksViewModel';
import { listingDisplay, savedMarksViewModel } from '../../../src/presentation/shared/viewModels';
import { aListingDisplay } from '../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { fontsWithin } from './fontsWithin';

const themes = ['light', 'dark'] as const;
const pictures = import.meta.glob('./pictures/**/*.png');

/** In pixels. What is higher than the window would be cut. */
const HEIGHT = 2600;
const PHONE = 360;
const windows = [
  { width: PHONE, parts: Object.keys(designParts) },
  // What a wide window shows otherwise than a telephone.
  { width: 1280, parts: ['Textes', 'Cartes'] },
];

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#7a9e9f" d="M0 0h4v3H0z"/><path fill="#d8a53c" d="M0 2h4v1H0z"/></svg>',
)}`;
const marks = { read: () => ({ favourites: ['gift'], hiddenSellers: [], pending: [] }), write: () => undefined };
const viewModels = aViewModelSource(
  given(listingDisplay, () => aListingDisplay({ seen: ['seen'], addressOf: () => photo })),
  given(savedMarksViewModel, () => new SavedMarksViewModel({ ...marks, subscribe: () => () => undefined })),
);

/** The components of a part of the page of the design system. */
const componentsOf = (part: string) =>
  Object.entries(designParts[part] ?? {}).map(([name, Component]) => ({ part, name, Component }));

beforeAll(async () => {
  const style = document.createElement('style');
  // Letters on whole pixels would be hinted, which each build of Chromium and each configuration of fonts does in its own way.
  style.textContent = `${themeVariables()} * { text-rendering: geometricPrecision }`;
  document.head.append(style);
  await Promise.all(Array.from(document.fonts, (face) => face.load()));
});

/** What stands in the page until the test has ended. */
async function show(children: ReactNode): Promise<HTMLElement> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() => root.render(<DesignFrame viewModels={viewModels}>{children}</DesignFrame>));
  await Promise.all(Array.from(host.querySelectorAll('img'), (image) => image.decode()));
  return host;
}

const paper = {
  padding: 12,
  color: 'var(--mb-palette-text-primary)',
  background: 'var(--mb-palette-background-default)',
} as const;

/** Without accents, spaces and commas. */
const fileName = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-');
const pictureOf = (part: string, name: string, width: number) => `${fileName(part)}/${fileName(name)}-${width}`;

describe.each(windows)('in a window of $width pixels', ({ width, parts }) => {
  beforeAll(() => page.viewport(width, HEIGHT));

  test.each(parts.flatMap(componentsOf))('$name looks as in its picture', async ({ part, name, Component }) => {
    const shown = await show(
      themes.map((theme) => (
        <div key={theme} data-theme={theme} style={paper}>
          <Component theme={theme} />
        </div>
      )),
    );
    expect(shown.offsetHeight).toBeLessThanOrEqual(HEIGHT);
    await expect(shown).toMatchScreenshot(pictureOf(part, name, width));
  });
});

test('every picture is of a component of the design system', () => {
  const wanted = windows.flatMap(({ width, parts }) =>
    parts.flatMap(componentsOf).map(({ part, name }) => `./pictures/${pictureOf(part, name, width)}.png`),
  );
  expect(Object.keys(pictures).filter((picture) => !wanted.includes(picture))).toEqual([]);
});

test('the components are drawn in the fonts of the site only', async () => {
  const components = Object.keys(designParts).flatMap(componentsOf);
  const shown = await show(
    components.map(({ part, name, Component }) => <Component key={`${part} ${name}`} theme="light" />),
  );
  expect(await fontsWithin(shown)).toEqual(['Bricolage Grotesque 96pt ExtraBold', 'Figtree Light']);
});
