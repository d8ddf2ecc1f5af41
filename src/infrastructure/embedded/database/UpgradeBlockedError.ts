/** An older tab keeps the database at its version. */
export class UpgradeBlockedError extends Error {
  override readonly name = 'UpgradeBlockedError';
}
