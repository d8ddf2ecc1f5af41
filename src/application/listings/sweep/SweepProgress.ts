/** How far the sweep of photos has come, so that a run goes on where the one before has stopped. Methods reject when the backend is out of reach. */
export interface SweepProgress {
  /** The id of the last photo that was swept; null: a run begins with the first one. A malformed entry is null. */
  read(): Promise<string | null>;
  store(photoId: string | null): Promise<void>;
}
