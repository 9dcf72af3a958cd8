// Where an answer is written or spoken. What was typed or said stays until it has arrived.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { maxMessageLength } from '#domain/messages/messages.ts';
import { isBlank } from '#domain/plain-text.ts';
import { useTextDraft } from '#web/lib/forms/form-draft.ts';
import { call } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { asBase64 } from '../workspace/voice/recorder.ts';
import { AnswerVoice } from './answer-voice.tsx';
import { useOwnRecording } from './own-recording.ts';

interface AnswerFormProps {
  videoId: string;
  noteId: string;
  /** Who reads it. */
  name: string;
  /** Why it cannot be sent; what was typed can still be read. */
  refusal: string | null;
  /** Until when a player's answers are free; null for a coach. */
  freeUntil: string | null;
  /** Called with what is being sent: whether it arrives. */
  onSend: (arrives: Promise<boolean>) => void;
}

/** Shows the character count from this length on. */
const nearEnd = maxMessageLength - 200;

/** Control + Enter (or ⌘) sends, since an answer may have several lines. */
export function AnswerForm({ videoId, noteId, name, refusal, freeUntil, onSend }: AnswerFormProps) {
  const { text, write, mark } = useTextDraft(`answer:${videoId}:${noteId}`);
  const recording = useOwnRecording(videoId, noteId);
  const hint = useId();
  // An answer that is sent again after a lost connection counts once; a changed one is another.
  const [sent, setSent] = useState<{ what: string; key: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const answer = useCall(endpoints.answerNote, { refreshOnFailure: true });
  const length = [...text.trim()].length;
  const isTooLong = length > maxMessageLength;
  const hasWords = !isBlank(text);
  if (refusal !== null && !hasWords) return <p className="text-sm text-ink-muted">{refusal}</p>;
  const { clip } = recording;
  const maySend = refusal === null && (hasWords || clip !== null) && !isTooLong && !isSending;

  async function send(): Promise<boolean> {
    const body = { content: text.trim(), voiceId: clip?.id ?? null };
    const what = JSON.stringify(body);
    const key = sent?.what === what ? sent.key : crypto.randomUUID();
    setSent({ what, key });
    setIsSending(true);
    setError(null);
    try {
      const params = { videoId, noteId };
      if (clip) {
        const audio = await asBase64(clip.blob);
        const upload = { params: { ...params, clipId: clip.id }, body: { seconds: clip.seconds, audio } };
        await call(endpoints.storeAnswerVoice, { ...upload, timeoutMs: 60_000 });
      }
      await answer.mutateAsync({ params, body, headers: { 'Idempotency-Key': key } });
      write('');
      setSent(null);
      await recording.discard();
      return true;
    } catch (failed) {
      setError(errorSentence(failed));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  const submit = () => {
    if (maySend) onSend(send());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (commandKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        data-draft={mark}
        aria-label={t`Answer to ${{ name }}`}
        aria-describedby={hint}
        aria-invalid={isTooLong}
        placeholder={t`Write an answer`}
        rows={2}
        dir="auto"
        value={text}
        readOnly={refusal !== null || isSending}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-48 resize-none"
      />
      <p
        id={hint}
        role={isTooLong ? 'alert' : undefined}
        className={isTooLong ? 'text-xs text-danger' : 'text-xs text-ink-muted'}
      >
        {length > nearEnd ? (
          t`${{ count: length }} of ${{ most: maxMessageLength }} characters`
        ) : (
          <span>
            <span>
              <Trans>
                Only you and <span translate="no">{name}</span> can read it.
              </Trans>
            </span>
            {freeUntil !== null && <Cost freeUntil={freeUntil} />}
          </span>
        )}
      </p>
      {refusal !== null && (
        <p role="alert" className="text-sm text-danger">
          {refusal} {t`Your text stays in this browser.`}
        </p>
      )}
      {error !== null && refusal === null && (
        <p role="alert" className="text-sm text-danger">
          {t`Not sent.`} {error}
        </p>
      )}
      {refusal === null && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <AnswerVoice videoId={videoId} name={name} recording={recording} isDisabled={isSending} />
          <Button
            type="submit"
            size="sm"
            busy={isSending}
            disabled={!maySend && !isSending}
            icon={<SendHorizontal aria-hidden />}
          >
            {t`Send`}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Whether an answer costs a message. */
function Cost({ freeUntil }: { freeUntil: string }) {
  // oxlint-disable-next-line react/purity -- the day on which this changes may pass while the thread is open; the server decides
  if (Date.parse(freeUntil) <= Date.now()) return <span>{` ${t`It counts as a message of your plan.`}`}</span>;
  return (
    <span>
      {' '}
      <Trans>
        Free until <TimeText at={freeUntil} kind="date" />.
      </Trans>
    </span>
  );
}
