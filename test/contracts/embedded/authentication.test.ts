// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { embeddedAuthentication } from '../../support/embedded/embeddedBackends';
import { describeAuthentication } from '../auth/authenticationContract';

// test/browser tests storage events between real tabs.
describeAuthentication('EmbeddedAuthentication', () => embeddedAuthentication((session) => session));
