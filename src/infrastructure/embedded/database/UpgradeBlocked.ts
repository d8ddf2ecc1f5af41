/** An older tab keeps the database at its version. */
export class UpgradeBlocked extends Error {
  override readonly name = 'UpgradeBlocked';
}
