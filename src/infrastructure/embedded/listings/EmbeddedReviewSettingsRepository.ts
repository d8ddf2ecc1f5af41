import type { ReviewSettingsRepository } from '../../../application/listings/ReviewSettingsRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { SETTINGS_ID, type ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { reviewSettingsOf } from '../database/reviewSettingsOf';

export class EmbeddedReviewSettingsRepository implements ReviewSettingsRepository {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  read(): Promise<BackendResult<ReviewSettings>> {
    return this.#database.read(async (connection) => reviewSettingsOf(await connection.get('config', SETTINGS_ID)));
  }
}
