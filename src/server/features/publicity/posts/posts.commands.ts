// Rewrites captions.

import { msg } from '@lingui/core/runtime-macro';
import { captionDraft } from '#domain/publicity/posts/captions.ts';
import type { CaptionLanguage, CaptionLength, PostKind } from '#domain/publicity/posts/post-facts.ts';
import { acceptedRewriting } from '#domain/publicity/posts/rewriting.ts';
import type { Context } from '#server/context.ts';
import { consumeRateLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';
import { captionPrompt, readCaption } from './caption-prompt.ts';
import { readSubject } from './subjects.ts';

/** Rewrites per manager and hour (docs/product.md#limits). */
const rewritingLimit: Limit = {
  name: 'caption',
  max: 60,
  seconds: 3600,
  message: msg`You have rewritten 60 captions within an hour. Please wait a little, or use “Another draft”.`,
};

/**
 * The rewritten draft; the draft itself where there is no model, it fails, or its answer is unusable.
 *
 * @throws AppError not_found for content that cannot be posted; too_many_requests beyond 60 an hour
 */
export async function rewriteCaption(
  context: Context,
  actor: Actor,
  clubId: string,
  { kind, subjectId }: { kind: PostKind; subjectId: string },
  asked: { language: CaptionLanguage; length: CaptionLength; draft: number },
) {
  const { db, config, chat } = context;
  const { facts, shown, hidden } = await readSubject(context, clubId, kind, subjectId);
  const { words } = captionDraft(facts, asked);
  const byTemplate = { words, writer: 'template', hasModelFailed: chat !== null } as const;
  if (chat === null) return byTemplate;
  await consumeRateLimit(db, config, rewritingLimit, actor.real.id);
  const answer = await chat.write(captionPrompt(words, asked), () => {});
  const caption = answer === null ? null : readCaption(answer.text);
  if (caption === null) return byTemplate;
  const believed = acceptedRewriting(caption, { draft: words, length: asked.length, shown, hidden });
  return believed === null
    ? byTemplate
    : { words: plainWords(believed), writer: 'model' as const, hasModelFailed: false };
}
