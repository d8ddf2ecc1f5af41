import { decide } from './decide';
import type { Decision } from './decide';
import { parseRules } from './parseRules';
import type { RulesRequest } from './RulesRequest';

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
