import { makeAutoObservable, observableRef } from 'mobx';
import type { RestrictionRepository } from '../../application/moderation/RestrictionRepository';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Decision } from '../../domain/moderation/Decision';
import { isClosed, isRunning, type Restriction } from '../../domain/moderation/Restriction';
import { restrictionCourse, type RestrictionCourse } from '../../domain/moderation/restrictionCourse';
import type { Instant } from '../../domain/shared/Instant';

export type ShownCourse = RestrictionCourse | 'unknown';

/** The last restriction of a person, as it was when it was read. */
export class PersonRestriction {
  /** Null: nothing yet. */
  read: BackendResult<Restriction | null> | null = null;
  #uid: string | null = null;
  readonly #restrictions: Pick<RestrictionRepository, 'of'>;

  constructor(restrictions: Pick<RestrictionRepository, 'of'>) {
    this.#restrictions = restrictions;
    makeAutoObservable(this, { read: observableRef }, { autoBind: true });
  }

  async load(uid: string): Promise<void> {
    this.#uid = uid;
    const read = await this.#restrictions.of(uid);
    if (uid === this.#uid) this.show(read);
  }

  /** Once more if one of these decisions about the person restricts them. */
  async loadFor(uid: string, decisions: readonly Decision[]): Promise<void> {
    if (decisions.some(({ statement: { measure } }) => measure === 'restriction' || measure === 'closing'))
      await this.load(uid);
  }

  show(read: BackendResult<Restriction | null>): void {
    this.read = read;
  }

  forget(): void {
    this.#uid = null;
    this.read = null;
  }

  get isClosed(): boolean {
    return this.read?.ok === true && isClosed(this.read.value);
  }

  isRunningAt(now: Instant): boolean {
    return this.read?.ok === true && isRunning(this.read.value, now);
  }

  /** What has become of a decision’s restriction; `unknown` until it is read; null of another decision. */
  courseAt(decision: Decision, now: Instant): ShownCourse | null {
    const known = this.read?.ok === true ? this.read : null;
    const course = restrictionCourse(decision, known?.value ?? null, now);
    return course === null || known !== null ? course : 'unknown';
  }
}
