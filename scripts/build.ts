import { copyFile } from 'node:fs/promises';
import { build } from 'vite';
import { inlineStyles } from './inlineStyles';
import { precompress } from './precompress';
import { prerender } from './prerender';

const started = performance.now();
await build({ logLevel: 'warn' });
await inlineStyles('index.html', 'dist');
// The shell of every route but the home page; prerendering then fills index.html and may replace app.html.
await copyFile('dist/index.html', 'dist/app.html');
await prerender();
const files = await precompress('dist');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${files} text files into dist in ${seconds} s.`);
