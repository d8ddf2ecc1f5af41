import { buildSite } from '../build/build';
import { precompress } from '../build/precompress';

/** Builds the site that end-to-end tests use. The keys of a real site in .env files must not make them write to it. */
process.env.VITE_BACKEND = 'embedded';
await buildSite();
await precompress('dist');
