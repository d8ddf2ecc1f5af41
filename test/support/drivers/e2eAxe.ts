import axe, { type Result } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { applicationStarted } from './e2eSite';

declare global {
  interface Window {
    /** Once its source has run in the page. */
    readonly axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finds nothing to complain of on the page as it stands. The dark theme differs by its colours alone: only these are looked at again. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // It sets the theme, which would undo that of `show`.
  await applicationStarted(page);
  await prepare(page);
  await show(page, 'dark');
  expect.soft(await violations(page, ['color-contrast', 'link-in-text-block']), `${where}, dark`).toEqual([]);
  await show(page, 'light');
  expect.soft(await violations(page, tags), `${where}, light`).toEqual([]);
}

/** What breaks the rules of these names or tags, a line for each rule. */
async function violations(page: Page, runOnly: readonly string[]): Promise<readonly string[]> {
  const results = await page.evaluate(
    (asked) => window.axe.run({ runOnly: [...asked], resultTypes: ['violations'] }),
    runOnly,
  );
  return results.violations.map(summary);
}

/** At once: what is still fading in has other colours than it will have. */
async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    // Axe leaves aside what stands on a gradient: let it see the strongest colour of each, which is the first of ours.
    const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
    for (const { style, dataset } of elements) {
      if (dataset.flattened === undefined) continue;
      style.backgroundImage = style.backgroundColor = '';
    }
    for (const element of elements) {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      const [, strongest] = /gradient\(.*?((?:rgba?|color)\([^)]*\))/.exec(backgroundImage) ?? [];
      if (strongest === undefined) continue;
      const share = Number(/[,/] (0?\.\d+)\)$/.exec(strongest)?.[1] ?? 1);
      const beneath =
        backgroundColor === 'rgba(0, 0, 0, 0)'
          ? strongest
          : `color-mix(in srgb, rgb(from ${strongest} r g b) ${100 * share}%, ${backgroundColor})`;
      Object.assign(element.style, { backgroundImage: 'none', backgroundColor: beneath });
      element.dataset.flattened = '';
    }
  }, theme);
}

/** Gives the page axe, half a megabyte, and takes its transitions, of which each colour that is inherited begins another. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

function summary({ id, help, nodes }: Result): string {
  const [first] = nodes;
  return `${id}: ${help} (${nodes.length}) ${first?.html.slice(0, 240) ?? ''} ${first?.failureSummary ?? ''}`;
}
