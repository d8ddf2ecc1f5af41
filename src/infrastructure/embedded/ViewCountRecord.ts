/** How often a listing's page was opened. */
export interface ViewCountRecord {
  readonly listingId: string;
  readonly views: number;
}
