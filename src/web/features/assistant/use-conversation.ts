// The conversation since sign-in, with the answer in progress.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { askSmashy } from './ask.ts';
import { failureReply, failureToast } from './texts.ts';

/** A question with its answer so far. */
export interface ConversationTurn {
  id: string;
  question: string;
  answer: SmashyAnswer | null;
  /** The text of a model so far, or the message shown instead of an answer. */
  partialText: string | null;
  isHelpful: boolean | null;
}

export function useConversation() {
  const { id: userId, role: userRole, viewedBy } = useCurrentUser();
  const queryClient = useQueryClient();
  const options = query(endpoints.getSmashyConversation);
  // A conversation is private, so nothing is loaded while viewing as someone else.
  const kept = useQuery({ ...options, enabled: viewedBy === null });
  const [said, setSaid] = useState<readonly ConversationTurn[]>([]);
  const change = (id: string, parts: Partial<ConversationTurn>) =>
    setSaid((turns) => turns.map((turn) => (turn.id === id ? { ...turn, ...parts } : turn)));

  const asking = useMutation({
    mutationFn: (turn: ConversationTurn) =>
      askSmashy({ turnId: turn.id, message: turn.question, userRole, userId }, (partialText) =>
        change(turn.id, { partialText }),
      ),
    onMutate: (turn) => setSaid((turns) => [...turns, turn]),
    onSuccess: (answer, { id }) => change(id, { answer, partialText: null }),
    onError: (error, { id }) => {
      toast({ title: say(failureToast.title), description: say(failureToast.description), tone: 'danger' });
      // For refusals, such as one question too many, show the server's reason.
      const isRefusal = error instanceof ApiError && [400, 403, 429].includes(error.status);
      change(id, { partialText: isRefusal ? `${say(failureReply)} ${errorSentence(error)}` : say(failureReply) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: options.queryKey, refetchType: 'none' }),
  });

  const earlier = (kept.data?.turns ?? []).map((turn): ConversationTurn => ({ ...turn, partialText: null }));
  return {
    turns: [...earlier.filter(({ id }) => said.every((turn) => turn.id !== id)), ...said],
    isLoading: kept.isLoading,
    isModel: kept.data?.isModel ?? false,
    isWaiting: asking.isPending,
    /** Rejects without an answer; the reason then shows below the question. */
    ask: (question: string) =>
      asking.mutateAsync({ id: newId(), question, answer: null, partialText: null, isHelpful: null }),
    updateTurn: change,
  };
}
