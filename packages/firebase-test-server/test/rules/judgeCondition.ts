import { decide } from '../../src/rules/decide';
import type { Decision } from '../../src/rules/decide';
import { parseRules } from '../../src/rules/parseRules';
import type { RulesRequest } from '../../src/rules/RulesRequest';

const request: RulesRequest = {
  service: 'cloud.firestore',
  method: 'get',
  path: ['databases', '(default)', 'documents', 'things', 'one'],
  auth: null,
  time: new Date('2026-11-21T05:30:15.250Z'),
  resource: null,
};

/** For tests: what a condition alone decides. */
export const judgeCondition = (condition: string, changes: Partial<RulesRequest> = {}): Decision =>
  decide(
    parseRules(`rules_version = '2';
      service cloud.firestore { match /databases/{database}/documents/things/{id} {
        allow read, write: if ${condition};
      } }`),
    { ...request, ...changes },
  );
