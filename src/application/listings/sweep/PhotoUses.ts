/** What names stored photos. */
export interface PhotoUses {
  /**
   * Which of these photos of one owner are used: by a listing that is not deleted, whatever its state, by a message, or as the portrait of
   * the account. A copy in a card, a favourite or a report is not a use: it does not keep a photo that its owner removes either. Rejects when
   * the backend is out of reach, and for a document that cannot be read, since it may name any of them.
   */
  usedAmong(ownerId: string, photoIds: readonly string[]): Promise<ReadonlySet<string>>;
}
