// Free-text fields: how to reach and submit them.

import type { ReactNode } from 'react';
import type { Locator } from 'vitest/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import type { Answers } from '../fake-server.ts';

export interface FreeText {
  /** The file with the text areas, below `src/web`. */
  source: string;
  /** How many of the file's text areas are these; as many as there are fields. */
  areas?: number;
  /** Null for a visitor. */
  as: CurrentUser | null;
  /** The screen, or a path. */
  screen: () => ReactNode;
  answers: Answers;
  /** Presses what leads to the fields. */
  open?: () => Promise<void>;
  /** The fields that are written into. */
  fields: readonly Locator[];
  /** A dialog, which Escape closes. */
  isDialog?: true;
  /** Fills in what else has to be there. */
  fill?: () => Promise<void>;
  send: Locator;
  endpoint: EndpointName;
  /** What the server answers when all is well. */
  answer: unknown;
  /** Its dialog closes before the server has answered. */
  closesAtOnce?: true;
  /** What was sent and did not arrive stands by itself, and its field is empty. */
  unsent?: true;
}

/** Words of files that show a text area: the parts of the library, and those that feature parts build on them. */
export const textAreas = ['TextArea', 'TextAreaField', 'ReasonDialog', 'NoteForm', 'WhatFields'] as const;

/** The files of those parts, which have no screen of their own. */
export const parts = [
  'ui/fields/text-area.tsx',
  'ui/fields/field.tsx',
  'ui/overlays/reason-form-dialog.tsx',
  'features/people/coach-player/note-form.tsx',
  'features/training/coach-sessions/session-fields.tsx',
];
