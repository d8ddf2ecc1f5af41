/** An older tab keeps the database open at its version. */
export class UpgradeBlockedError extends Error {
  override readonly name = 'UpgradeBlockedError';
}
