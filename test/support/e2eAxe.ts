import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finds nothing to complain of on the page as it stands. The dark theme differs by its colours alone: only these are looked at again. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await show(page, 'dark');
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).setLegacyMode().analyze();
  expect.soft(dark.violations.map(summary), `${where}, dark`).toEqual([]);
  await show(page, 'light');
  const light = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  expect.soft(light.violations.map(summary), `${where}, light`).toEqual([]);
}

async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown;
  }, theme);
  await endMotion(page);
}

/** What is still fading in has other colours than it will have. */
async function endMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string | undefined }[];
}

function summary({ id, help, nodes }: Violation): string {
  const [first] = nodes;
  return `${id}: ${help} (${nodes.length}) ${first?.html.slice(0, 240) ?? ''} ${first?.failureSummary ?? ''}`;
}
