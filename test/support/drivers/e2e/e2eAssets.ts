import type { Page } from '@playwright/test';

/** Which file holds a module of the site, by the manifest of its build: the names of files are hashes. */
type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** The addresses of the lazy files of modules in `folder`, a path from the root of the project. */
export async function assetsOf(page: Page, folder: string): Promise<readonly string[]> {
  const response = await page.request.get('/files.json');
  const manifest = (await response.json()) as Manifest;
  const files = Object.entries(manifest).filter(([module]) => module.startsWith(folder));
  if (files.length === 0) throw new Error(`No file of the build is in ${folder}`);
  return files.map(([, { file }]) => `/${file}`);
}

/** The address of the file of one lazy module. */
export async function assetOf(page: Page, module: string): Promise<string> {
  const [file = '', ...others] = await assetsOf(page, module);
  if (others.length > 0) throw new Error(`${module} is several modules`);
  return file;
}
