import type { ProtoFields } from '../../rules/rulesValueOf';
import type { DocumentProto } from '../protocol';

export interface StoredDocument {
  /** Relative to the database: `users/karim`. */
  readonly path: string;
  readonly fields: ProtoFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** As a message of the REST API. `database` is `projects/{p}/databases/(default)`. */
export const documentProto = (database: string, { path, ...rest }: StoredDocument): DocumentProto => ({
  name: `${database}/documents/${path}`,
  ...rest,
});
