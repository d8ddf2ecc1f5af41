import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { pageFunction } from './pageFunction';

/** The folder of `functions/` that the build fills. */
export const functionFolder = 'functions/site';

/** The function that renders pages, as the build has left it in a folder; undefined where there is none. */
export async function builtPageFunction(directory = functionFolder): Promise<RequestListener | undefined> {
  const program = resolve(directory, 'pageFunction.js');
  if (!existsSync(program)) return undefined;
  const built = (await import(pathToFileURL(program).href)) as { readonly pageFunction: typeof pageFunction };
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  return built.pageFunction(read('app.html'), JSON.parse(read('settings.json')) as Parameters<typeof pageFunction>[1]);
}
