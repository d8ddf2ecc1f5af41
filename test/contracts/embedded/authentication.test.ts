// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { embeddedAuthentication } from '../../support/embedded/embeddedBackends';
import { describeAuthentication } from '../authenticationContract';

// Storage events between real tabs are tried out in test/browser.
describeAuthentication('EmbeddedAuthentication', () => embeddedAuthentication((session) => session));
