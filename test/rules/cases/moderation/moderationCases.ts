import type { RulesCase } from '../../RulesCase';
import { caseClosingCases, caseHoldingCases, caseRaisingCases, caseReadingCases, loneRaiseCases } from './caseCases';
import { authorityCases, decidingCases, decisionPartCases, moderatedListingCases } from './decidingCases';
import { closingCases, pausedByClosingCases } from './closingCases';
import { effectCases } from './effectCases';
import { journalContentCases, journalPlaceCases, journalReadingCases } from './journalCases';
import { appealCases, judgementCases } from './judgementCases';
import { noticeCases, noticeRaisingCases, noticeReadingCases } from './noticeCases';
import { outcomeReadingCases, reportCases, reportedContentCases } from './reportCases';
import { closedByOpeningCases, openedReadingCases, openingCases, openingRecordCases } from './openingCases';
import { resetCases } from './resetCases';
import { restrictedCases } from './restrictedCases';
import { liftingCases, restrictingCases, restrictionReadingCases } from './restrictionCases';
import { restorationCases } from './restorationCases';
import { forbiddenWordCases, newcomerCases } from './reviewCases';
import { settingsCases, settingsReadingCases } from './settingsCases';
import { teamCases } from './teamCases';
import { decisionReadingCases, statementCases } from './statementCases';

/** Cases of moderation by subject. */
export const moderationCases: Readonly<Record<string, readonly RulesCase[]>> = {
  reports: reportCases,
  'contents of reports': reportedContentCases,
  'what became of reports': outcomeReadingCases,
  notices: noticeCases,
  'reading notices, and what became of them': noticeReadingCases,
  'raising a case by a notice': noticeRaisingCases,
  'reading the journal': journalReadingCases,
  'the place of an entry in the journal': journalPlaceCases,
  'contents of an entry of the journal': journalContentCases,
  'reading cases': caseReadingCases,
  'raising a case': [...caseRaisingCases, ...loneRaiseCases],
  'holding a case': caseHoldingCases,
  'closing a case': caseClosingCases,
  'the last effect of a case': effectCases,
  'decisions of admins': decidingCases,
  'who decides about whom': authorityCases,
  'parts of a decision': decisionPartCases,
  'the listing of a decision': moderatedListingCases,
  'reading decisions': decisionReadingCases,
  'statements of reasons': statementCases,
  appeals: appealCases,
  judgements: judgementCases,
  'opening a conversation': openingCases,
  'the record of an opened conversation': openingRecordCases,
  'what an opening does not do': closedByOpeningCases,
  'reading an opened conversation': openedReadingCases,
  'resets of a profile': resetCases,
  'appointments and dismissals': teamCases,
  'reading the settings of the moderation': settingsReadingCases,
  'changing the settings of the moderation': settingsCases,
  'forbidden words': forbiddenWordCases,
  'the hold of new accounts': newcomerCases,
  'closing an account': closingCases,
  'the listings of a closed account': pausedByClosingCases,
  'reading restrictions': restrictionReadingCases,
  'restricting a person': restrictingCases,
  'lifting a restriction': liftingCases,
  'what a restricted person does': restrictedCases,
  'what returns when a decision is overturned': restorationCases,
};

/** The commits of reporters, admins and persons concerned, each of which the rules must allow within their limits. */
export const moderationLimitCases: readonly RulesCase[] = Object.values(moderationCases)
  .flat()
  .filter(({ allowed, attempt }) => allowed && attempt.kind === 'commit');
