import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes, now } from '../../times';

const blockPath = 'users/karim/blocks/claire';
const block = { name: 'Claire', blockedAt: now };
const there = { [blockPath]: block };
const blocks = (changes: PlainDocument = {}): Attempt => commits(set(blockPath, { ...block, ...changes }));

export const blockCases: readonly RulesCase[] = [
  allows('a person blocks another', karim, blocks()),
  allows('a person blocks another again', karim, given(there, blocks({ name: 'Claire B.' }))),
  allows('a person removes a block', karim, given(there, commits(remove(blockPath)))),
  allows('a suspended person removes a block', suspendedKarim, given(there, commits(remove(blockPath)))),
  allows('a person reads a block of theirs', karim, gets(blockPath, there)),
  allows('a person lists their blocks', karim, lists('users/karim/blocks', null)),
  ...(
    [
      ['the blocked person', claire],
      ['a visitor', visitor],
      ['an admin', admin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`a block of others is not read by ${who}`, as, gets(blockPath, there)),
    denies(`the absence of a block is not read by ${who}`, as, gets(blockPath)),
    denies(`blocks of others are not listed by ${who}`, as, lists('users/karim/blocks', 10)),
    denies(`a block of others is not removed by ${who}`, as, given(there, commits(remove(blockPath)))),
    denies(`a block of others is not created by ${who}`, as, blocks()),
    denies(`a block of others is not changed by ${who}`, as, given(there, blocks({ name: 'Autre' }))),
  ]),
  denies('a suspended person blocks nobody', suspendedKarim, blocks()),
  denies('nobody blocks themselves', karim, commits(set('users/karim/blocks/karim', { ...block, name: 'Karim' }))),
  denies('the name of a blocked person is not empty', karim, blocks({ name: '' })),
  allows('the name of a blocked person may have one letter', karim, blocks({ name: 'C' })),
  allows('the name of a blocked person may have a hundred letters', karim, blocks({ name: 'x'.repeat(100) })),
  denies('the name of a blocked person has no more than a hundred letters', karim, blocks({ name: 'x'.repeat(101) })),
  denies('the name of a blocked person is not a number', karim, blocks({ name: 7 })),
  denies('a block is not dated in the past', karim, blocks({ blockedAt: inMinutes(-1) })),
  denies('a block is not dated in the future', karim, blocks({ blockedAt: inMinutes(1) })),
  denies('a block has no further field', karim, blocks({ why: 'x' })),
  denies('a block does not lack the name', karim, commits(set(blockPath, without(block, 'name')))),
];
