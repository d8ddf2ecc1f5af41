import type { Identity } from '../identityOf';
import { decide } from '../rules/decide';
import type { RulesFile } from '../rules/syntax/RulesFile';
import type { RulesDocuments, RulesRequest, RulesResource } from '../rules/RulesRequest';
import { StorageRefusal } from './StorageRefusal';

export interface StorageAction {
  readonly bucketName: string;
  /** For `list`: the folder. */
  readonly objectName: string;
  readonly identity: Identity;
  readonly method: RulesRequest['method'];
  readonly before: RulesResource | null;
  readonly after?: RulesResource;
}

/** The documents that the rules of a bucket read. */
export type DocumentsOf = (bucketName: string) => RulesDocuments;

/** Applies the rules: those of the bucket, if it has its own, otherwise those of all buckets. */
export class StorageGate {
  readonly #ofBuckets = new Map<string, RulesFile>();
  readonly #documentsOf: DocumentsOf | null;
  #ofAll: RulesFile | null;

  /** Without documents, a rule that reads one denies. */
  constructor(rules: RulesFile | null, documentsOf: DocumentsOf | null = null) {
    this.#ofAll = rules;
    this.#documentsOf = documentsOf;
  }

  replaceRules(rules: RulesFile, bucketName?: string): void {
    if (bucketName === undefined) this.#ofAll = rules;
    else this.#ofBuckets.set(bucketName, rules);
  }

  /** @throws StorageRefusal 403 for what the rules do not allow */
  require(action: StorageAction): void {
    if (action.identity === 'owner') return;
    const rules = this.#ofBuckets.get(action.bucketName) ?? this.#ofAll;
    const documents = this.#documentsOf?.(action.bucketName);
    const request = {
      ...requestOf(action, action.identity),
      ...(documents === undefined ? {} : { documents }),
    };
    if (rules === null || !decide(rules, request).allowed) throw StorageRefusal.forbidden();
  }
}

function requestOf(action: StorageAction, auth: RulesRequest['auth']): RulesRequest {
  return {
    service: 'firebase.storage',
    method: action.method,
    path: ['b', action.bucketName, 'o', ...action.objectName.split('/').filter((segment) => segment !== '')],
    auth,
    time: new Date(),
    resource: action.before,
    ...(action.after === undefined ? {} : { requestResource: action.after }),
  };
}
