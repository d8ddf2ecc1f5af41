import type { BlockedPerson } from '../../application/messaging/Blocks';

export interface BlockRecord extends BlockedPerson {
  /** `{owner}/{uid}` */
  readonly key: string;
  readonly owner: string;
}

export function blockKeyOf(owner: string, uid: string): string {
  return `${owner}/${uid}`;
}
