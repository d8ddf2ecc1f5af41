import { makeAutoObservable, observableRef } from 'mobx';
import type { FormDrafts } from '../../../application/shared/FormDrafts';
import type { DecisionOrder } from '../../../domain/moderation/decide';
import { MAXIMUM_NOTE_LENGTH } from '../../../domain/moderation/journal';
import { needsStatement, type Measure } from '../../../domain/moderation/Measure';
import { caseIdOf, type CaseSeen, type ModerationCase } from '../../../domain/moderation/ModerationCase';
import { reasonPresets } from '../../../domain/moderation/reasonPresets';
import type { ReportReason } from '../../../domain/moderation/Report';
import { endOfRestriction } from '../../../domain/moderation/Restriction';
import {
  statementErrors,
  statementTexts,
  trimmedStatement,
  type StatementErrors,
} from '../../../domain/moderation/Statement';
import type { DecisionEntries, StatementTemplates } from './DecisionEntries';
import { readDraft } from './readDraft';
import { formNameOf } from './formNameOf';

/** The length of a restriction that the form begins with. */
const USUAL_DAYS = 7;

interface DecidedCase extends Pick<ModerationCase, 'target' | 'reports' | 'state'> {
  /** Of its reports; null without any. */
  readonly reason: ReportReason | null;
  /** Whether it is a listing in review. */
  readonly isWaiting: boolean;
}

/** The form that decides one case. What is typed is a draft in this browser until the decision is stored. */
export class DecisionFormViewModel {
  /** Null until the case is known. */
  entries: DecisionEntries | null = null;
  /** Errors are shown from the first attempt to send on. */
  isChecked = false;
  readonly #drafts: FormDrafts;
  #admin = '';
  #target: ModerationCase['target'] | null = null;
  #templates: StatementTemplates | null = null;

  constructor(drafts: FormDrafts) {
    this.#drafts = drafts;
    makeAutoObservable(this, { entries: observableRef }, { autoBind: true });
  }

  get hasStatement(): boolean {
    return this.entries !== null && needsStatement(this.entries.measure);
  }

  get errors(): StatementErrors {
    return this.entries !== null && this.hasStatement ? statementErrors(this.entries) : {};
  }

  /** Of a restriction; 0 for any other measure, null if what is typed is no length of one. */
  get days(): number | null {
    if (this.entries?.measure !== 'restriction') return 0;
    const days = Number(this.entries.days);
    return endOfRestriction(days, 0) === null ? null : days;
  }

  get isNoteTooLong(): boolean {
    return this.entries !== null && this.entries.note.trim().length > MAXIMUM_NOTE_LENGTH;
  }

  /** Whether the texts are still those of the template. */
  get isTemplate(): boolean {
    const { entries } = this;
    const template = entries === null ? undefined : this.#templates?.[entries.reason];
    return entries !== null && statementTexts.every((text) => entries[text] === template?.[text]);
  }

  /** Shows the draft of an earlier visit, or what a reason proposes; of a listing in review whose case is closed, its approval. */
  start(
    { target, state, reports, reason, isWaiting }: DecidedCase,
    admin: string,
    templates: StatementTemplates,
  ): void {
    if (this.entries !== null) return;
    this.#admin = admin;
    this.#target = target;
    this.#templates = templates;
    const proposed = reason ?? 'other';
    this.entries = readDraft(this.#drafts.of(formNameOf(caseIdOf(target)), admin)) ?? {
      ...this.#proposed(proposed),
      ...(isWaiting && state === 'closed' ? { measure: 'approval' } : {}),
      ...templates[proposed],
      days: String(USUAL_DAYS),
      source: reports === 0 ? 'own-initiative' : 'notice',
      note: '',
    };
  }

  /** Takes what a reason proposes; texts that somebody has typed stay. */
  choose(reason: ReportReason): void {
    const { entries, isTemplate } = this;
    if (entries === null) return;
    this.#change({ ...entries, ...this.#proposed(reason), ...(isTemplate ? this.#templates?.[reason] : {}) });
  }

  /** Replaces the texts by those of the template. */
  useTemplate(): void {
    if (this.entries !== null) this.#change({ ...this.entries, ...this.#templates?.[this.entries.reason] });
  }

  type(changes: Partial<DecisionEntries>): void {
    if (this.entries !== null) this.#change({ ...this.entries, ...changes });
  }

  /** What is to be stored; null with errors, which are shown from then on. */
  orderFor(seen: CaseSeen): DecisionOrder | null {
    this.isChecked = true;
    const { entries } = this;
    if (entries === null || this.#target === null || Object.keys(this.errors).length > 0) return null;
    const { days } = this;
    if (days === null || this.isNoteTooLong) return null;
    const { facts, reference, explanation, source, ground, category, measure } = entries;
    return {
      by: this.#admin,
      target: this.#target,
      measure,
      statement: this.hasStatement
        ? trimmedStatement({ facts, reference, explanation, source, ground, category })
        : null,
      days,
      points: this.hasStatement ? entries.points : 0,
      note: entries.note.trim(),
      seen,
    };
  }

  #proposed(reason: ReportReason): Pick<DecisionEntries, 'measure' | 'reason' | 'ground' | 'category' | 'points'> {
    const { measures, ground, category, points } = reasonPresets[reason];
    return { reason, measure: this.#measureOf(measures), ground, category, points };
  }

  #measureOf(measures: { readonly listing: Measure; readonly person: Measure }): Measure {
    if (this.#target?.kind === 'listing') return measures.listing;
    return this.#target?.kind === 'person' ? measures.person : 'none';
  }

  #change(entries: DecisionEntries): void {
    this.entries = entries;
    if (this.#target !== null) this.#drafts.save(formNameOf(caseIdOf(this.#target)), this.#admin, entries);
  }
}
