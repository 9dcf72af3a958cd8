// The closed catalogue of errors, each with its HTTP status and the sentence people read.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

/** The sentence in the language in force: the screen's, or the one that a request is answered in. */
function error(status: number, words: MessageDescriptor) {
  return {
    status,
    get message() {
      return say(words);
    },
  };
}

/**
 * Every error of the API. A message may be replaced by a more specific one where it is thrown; code and status may not. Only
 * `unauthorized` may contain "Unauthorized", which the client reads as "you are logged out" (docs/product.md#errors).
 */
export const errorCatalogue = {
  invalid_input: error(400, msg`Please check what you entered.`),
  invalid_link: error(400, msg`This password setup link is invalid or has expired.`),
  wrong_password: error(400, msg`Your password is incorrect.`),
  malformed_request: error(400, msg`This is not a valid HTTP request.`),
  malformed_body: error(400, msg`The request body is not valid JSON.`),
  unauthorized: { status: 401, message: 'Unauthorized' },
  google_profile_missing: error(401, msg`Your Google sign-in has expired. Please start again.`),
  invalid_credentials: error(401, msg`Invalid email or password`),
  email_unverified: error(403, msg`Please confirm your email address first. We sent you a link when you registered.`),
  account_pending: error(403, msg`Your account is waiting for approval. We will email you as soon as it is approved.`),
  account_suspended: error(403, msg`Your account is suspended. Please contact support.`),
  already_sent: error(409, msg`You have already sent this.`),
  unsigned_event: error(400, msg`This event is not correctly signed.`),
  payment_declined: error(
    402,
    msg`Your bank declined the payment, so nothing has changed. Use another card and try again.`,
  ),
  no_credits: error(402, msg`No analysis credits available`),
  subscription_required: error(403, msg`Messaging is only available with an active subscription`),
  quota_exceeded: error(403, msg`You've used all your monthly messages`),
  second_step_needed: error(401, msg`One more step: confirm it’s you.`),
  second_step_missing: error(401, msg`Your sign-in has expired. Please start again.`),
  second_factor_needed: error(403, msg`Set up a second factor first. Your role requires one.`),
  wrong_code: error(400, msg`This code is incorrect or has already been used.`),
  passkey_refused: error(400, msg`We couldn’t check this passkey. Please try again.`),
  proof_needed: error(403, msg`Please confirm it’s you.`),
  forbidden: error(403, msg`You don’t have permission to do that.`),
  viewing_as_other: error(
    403,
    msg`You cannot do this while viewing as another person or role. Return to your own account first.`,
  ),
  for_guardian: error(403, msg`A junior has no sign-in of their own. Return to your own account first.`),
  view_over: error(409, msg`You can no longer view the product that way. You are back in your own account.`),
  foreign_origin: error(403, msg`This request came from another site and was refused.`),
  setup_done: error(403, msg`Setup is done: this installation already has an administrator.`),
  wrong_setup_code: error(403, msg`This is not the setup code the server printed when it started.`),
  not_found: error(404, msg`Not found`),
  method_not_allowed: error(405, msg`This address does not support that method.`),
  request_timeout: error(408, msg`The request took too long to arrive.`),
  password_needed: error(409, msg`Set a password first. Without Google you couldn’t sign in.`),
  conflict: error(409, msg`Someone changed this in the meantime. Reload to see the latest state.`),
  review_conflict: error(
    409,
    msg`This review was changed in another window. Load the latest version before you continue.`,
  ),
  review_claimed: error(409, msg`Another coach is already reviewing this video.`),
  review_published: error(409, msg`This review is already published.`),
  review_incomplete: error(409, msg`Before publishing, add an overall rating and a final summary.`),
  session_conflict: error(409, msg`Someone would have to be in two places at once.`),
  level_unverified: error(409, msg`You can show a certificate once a coach has verified your level.`),
  credits_insufficient: error(409, msg`The balance would fall below 0.`),
  already_subscribed: error(409, msg`You already have a subscription. You can change its plan.`),
  payment_underway: error(409, msg`Your payment for a plan is on its way. Your subscription starts when it arrives.`),
  payment_pending: error(409, msg`Your payment for this is still on its way. Only buy it again if you want it twice.`),
  subscription_changing: error(409, msg`Your subscription is already being changed. Please wait a moment.`),
  body_too_large: error(413, msg`This is too large to send at once.`),
  headers_too_large: error(431, msg`The request carries more headers than the server accepts.`),
  unsupported_media_type: error(415, msg`Send JSON (Content-Type: application/json).`),
  too_many_requests: error(429, msg`Too many attempts. Please wait a little and try again.`),
  internal: error(500, msg`Something went wrong on our side. Please try again.`),
  payments_unavailable: error(
    503,
    msg`Payments are not available right now. Nothing was changed. Please try again in a moment.`,
  ),
  payments_not_set_up: error(503, msg`Payments are not set up here yet, so nothing can be bought.`),
  unavailable: error(503, msg`The service is not available right now. Please try again in a moment.`),
} satisfies Record<string, { status: number; readonly message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The body of every error answer. `fields` names each input that was refused, with the sentence to show beside it. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  /** With `already_sent`: the video that has this link. */
  videoId?: string;
  /** Flags that screens look at (docs/product.md#errors). */
  requiresSubscription?: true;
  quotaExceeded?: true;
}
