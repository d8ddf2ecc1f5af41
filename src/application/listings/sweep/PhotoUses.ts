/** What names stored photos. */
export interface PhotoUses {
  /**
   * Which of these photos are used: by a listing of their owner that is not deleted, whatever its state, by a message, or as the portrait of
   * the account. A copy in a card, a favourite or a report is not a use: it does not keep a photo that its owner removes either. All photos
   * of an owner one of whose documents is malformed are used, since it may name any of them. Rejects when the backend is out of reach.
   */
  usedAmong(photoIds: readonly string[]): Promise<ReadonlySet<string>>;
}
