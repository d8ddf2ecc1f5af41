import { readFile, writeFile } from 'node:fs/promises';

/**
 * Inlines the stylesheet of a built page: it has little more than the names of two fonts, and a request of its own would delay
 * the first paint by a round trip. Its link stays, disabled, so that browsers do not load it: Vite would otherwise load the stylesheet again
 * before the first lazy part, and the whole page would be laid out again for its fonts.
 */
export async function inlineStyles(page: string, directory: string): Promise<void> {
  const html = await readFile(`${directory}/${page}`, 'utf8');
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  if (links.length === 0) throw new Error(`${page} has no stylesheet to inline`);
  let filled = html;
  for (const [link, href = ''] of links) {
    const styles = await readFile(`${directory}${href}`, 'utf8');
    filled = filled.replace(link, () => `<style>${styles.trim()}</style>${link.replace('<link', '<link disabled')}`);
  }
  await writeFile(`${directory}/${page}`, filled);
}
