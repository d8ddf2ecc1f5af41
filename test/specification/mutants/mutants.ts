import type { Mutants } from './Mutant';
import { section1 } from './section1';
import { section2Routes } from './section2Routes';
import { section2Header } from './section2Header';
import { section2QuickSearch } from './section2QuickSearch';
import { section2Footer } from './section2Footer';
import { section2Maintenance } from './section2Maintenance';
import { section2Other } from './section2Other';
import { section3 } from './section3';
import { section4 } from './section4';
import { section5 } from './section5';
import { section6 } from './section6';
import { section7 } from './section7';
import { section8 } from './section8';
import { section9 } from './section9';

/** One violation for each rule. */
export const mutants: Mutants = {
  ...section1,
  ...section2Routes,
  ...section2Header,
  ...section2QuickSearch,
  ...section2Footer,
  ...section2Maintenance,
  ...section2Other,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
};
