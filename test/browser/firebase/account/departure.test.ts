import { describeDeparture } from '../../../contracts/privacy/departureContract';
import { firebaseDeparture } from '../../../support/firebase/firebaseDeparture';

describeDeparture('The Firebase backend', firebaseDeparture);
