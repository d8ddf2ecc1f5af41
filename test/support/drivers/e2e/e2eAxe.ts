import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Result } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { applicationStarted } from './e2eSite';

declare global {
  interface Window {
    /** Once its source has run in the page. */
    readonly axe: typeof axe;
  }
}

type Theme = 'light' | 'dark';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Half of what `axe.source` has, which every page would compile. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finds nothing to complain of on the page as it stands, and leaves it in its other theme: to change the theme costs as much as many
 * rules. The other theme differs by its colours alone: only these are looked at again.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // It sets the theme, which would undo that of `show`.
  await applicationStarted(page);
  await prepare(page);
  const theme = await page.evaluate(() => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'));
  const other = theme === 'dark' ? 'light' : 'dark';
  await show(page, theme);
  expect.soft(await violations(page, tags), `${where}, ${theme}`).toEqual([]);
  await show(page, other);
  expect.soft(await violations(page, ['color-contrast', 'link-in-text-block']), `${where}, ${other}`).toEqual([]);
}

/** What breaks the rules of these names or tags, a line for each rule. */
async function violations(page: Page, runOnly: readonly string[]): Promise<readonly string[]> {
  const found = await page.evaluate(async (asked) => {
    const results = await window.axe.run({ runOnly: [...asked], resultTypes: ['violations'], selectors: false });
    return results.violations;
  }, runOnly);
  return found.map(summary);
}

/** At once: what is still fading in has other colours than it will have. */
async function show(page: Page, theme: Theme): Promise<void> {
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

/** Gives the page axe, and takes its transitions, of which each colour that is inherited begins another. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(await source);
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
