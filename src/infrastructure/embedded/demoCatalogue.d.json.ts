import type { DemoListing } from './demo/DemoListing';

/** Written by `scripts/content/catalogue/build.ts`; the test of the catalogue holds it to this type. */
declare const demoCatalogue: readonly DemoListing[];
export default demoCatalogue;
