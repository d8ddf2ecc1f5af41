import { createHash, randomUUID } from 'node:crypto';
import { mapOf, timestampOfDate } from '../rules/RulesValue';
import type { RulesResource } from '../rules/RulesRequest';
import type { ObjectSettings } from './ObjectSettings';

export interface StoredObject {
  readonly bucket: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly md5Hash: string;
  /** Changes with each upload. */
  readonly generation: number;
  /** Increases with each change of the settings. */
  readonly metageneration: number;
  readonly timeCreated: Date;
  readonly updated: Date;
  /** A request with this token may download without being judged by rules. */
  readonly downloadToken: string;
  readonly settings: ObjectSettings;
}

export function newObject(bucket: string, name: string, bytes: Buffer, settings: ObjectSettings): StoredObject {
  const now = new Date();
  return {
    bucket,
    name,
    bytes,
    md5Hash: createHash('md5').update(bytes).digest('base64'),
    generation: now.getTime() * 1000,
    metageneration: 1,
    timeCreated: now,
    updated: now,
    downloadToken: randomUUID(),
    settings,
  };
}

export function withSettings(object: StoredObject, settings: ObjectSettings): StoredObject {
  return { ...object, settings, metageneration: object.metageneration + 1, updated: new Date() };
}

/** The metadata that the SDK reads. */
export function describeObject(object: StoredObject): object {
  const { metadata, ...settings } = object.settings;
  const named = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
  return {
    bucket: object.bucket,
    name: object.name,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    size: String(object.bytes.length),
    md5Hash: object.md5Hash,
    timeCreated: object.timeCreated.toISOString(),
    updated: object.updated.toISOString(),
    downloadTokens: object.downloadToken,
    ...named,
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  };
}

/** The object as rules see it. `size` may be announced before the bytes arrive. */
export function rulesResourceOf(object: StoredObject, size = object.bytes.length): RulesResource {
  const { metadata, ...settings } = object.settings;
  return {
    name: object.name,
    data: mapOf({
      name: object.name,
      bucket: object.bucket,
      generation: BigInt(object.generation),
      metageneration: BigInt(object.metageneration),
      size: BigInt(size),
      md5Hash: object.md5Hash,
      timeCreated: timestampOfDate(object.timeCreated),
      updated: timestampOfDate(object.updated),
      ...settings,
      metadata: mapOf(metadata),
    }),
  };
}
