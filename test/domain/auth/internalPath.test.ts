import { describe, expect, it } from 'vitest';
import { internalPath } from '../../../src/domain/auth/internalPath';

describe('internalPath', () => {
  it.each([
    '/',
    '/deposer-annonce',
    '/account/annonces',
    '/favoris/',
    '/annonce/7f3/velo-hollandais?photo=2#prix',
    '/recherche?q=v%C3%A9lo&retour=https://exemple.fr//',
    '/recherche?q=../..',
    '/recherche?q=a b',
    '/authentique',
    '/annonce/7f3/fin.',
    '/.well-known/security',
  ])('the path %s is accepted', (next) => {
    expect(internalPath(next)).toBe(next);
  });

  it.each([
    ['is not asked for', null],
    ['is empty', ''],
    ['is relative', 'favoris'],
    ['is a bare host', 'evil.example'],
    ['has a scheme', 'https://evil.example/'],
    ['has a scheme without slashes', 'https:evil.example'],
    ['is a script', 'javascript:alert(1)'],
    ['is a script after a space', ' javascript:alert(1)'],
    ['is data', 'data:text/html,<script>alert(1)</script>'],
    ['has another host', '//evil.example'],
    ['has another host after three slashes', '///evil.example'],
    ['has another host after a backslash', '/\\evil.example'],
    ['has another host after two backslashes', '\\\\evil.example'],
    ['hides a backslash in the query', '/recherche?q=\\evil'],
    ['hides a second slash behind a tab', '/\t/evil.example'],
    ['hides a second slash behind a line feed', '/\n/evil.example'],
    ['hides a second slash behind a carriage return', '/\r/evil.example'],
    ['hides a second slash behind a zero', '/\u0000/evil.example'],
    ['hides a second slash behind a zero-width joiner', '/\u200d/evil.example'],
    ['holds a line separator', '/favoris\u2028'],
    ['holds a paragraph separator', '/favoris\u2029'],
    ['turns text around', '/\u202Efavoris'],
    ['begins with a space', ' /favoris'],
    ['has an empty segment', '/favoris//evil.example'],
    ['has an empty segment after a dot', '/.//evil.example'],
    ['climbs', '/favoris/../..//evil.example'],
    ['stays on a dot', '/./favoris'],
    ['climbs in disguise', '/%2e%2E/favoris'],
    ['climbs in half a disguise', '/.%2e'],
    ['is the sign-in page', '/auth'],
    ['is the sign-in page with a next page of its own', '/auth?next=/auth'],
  ])('a path that %s becomes the home page', (_, next) => {
    expect(internalPath(next)).toBe('/');
  });
});
