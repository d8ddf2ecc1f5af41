import type { DemoListing } from './DemoListing';

/** Written by `scripts/catalogue/build.ts`; the test of the catalogue holds it to this type. */
declare const demoCatalogue: readonly DemoListing[];
export default demoCatalogue;
