// The closed catalogue of errors, each with its HTTP status and the sentence people read.

/**
 * Every error of the API. A message may be replaced by a more specific one where it is thrown; code and status may not. Only
 * `unauthorized` may contain "Unauthorized", which the client reads as "you are logged out" (docs/product.md#errors).
 */
export const errorCatalogue = {
  invalid_input: { status: 400, message: 'Please check what you entered.' },
  invalid_link: { status: 400, message: 'This password setup link is invalid or has expired.' },
  wrong_password: { status: 400, message: 'Your password is incorrect.' },
  malformed_request: { status: 400, message: 'This is not a valid HTTP request.' },
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  google_profile_missing: { status: 401, message: 'Your Google sign-in has expired. Please start again.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  email_unverified: {
    status: 403,
    message: 'Please confirm your email address first. We sent you a link when you registered.',
  },
  account_pending: {
    status: 403,
    message: 'Your account is waiting for approval. We will email you as soon as it is approved.',
  },
  account_suspended: { status: 403, message: 'Your account is suspended. Please contact support.' },
  already_sent: { status: 409, message: 'You have already sent this.' },
  unsigned_event: { status: 400, message: 'This event is not correctly signed.' },
  payment_declined: {
    status: 402,
    message: 'Your bank declined the payment, so nothing has changed. Use another card and try again.',
  },
  no_credits: { status: 402, message: 'No analysis credits available' },
  subscription_required: { status: 403, message: 'Messaging is only available with an active subscription' },
  quota_exceeded: { status: 403, message: "You've used all your monthly messages" },
  second_step_needed: { status: 401, message: "One more step: confirm it's you." },
  second_step_missing: { status: 401, message: 'Your sign-in has expired. Please start again.' },
  second_factor_needed: {
    status: 403,
    message: 'Set up a second factor first. Your role requires one.',
  },
  wrong_code: { status: 400, message: 'This code is incorrect or has already been used.' },
  passkey_refused: { status: 400, message: "We couldn't check this passkey. Please try again." },
  proof_needed: { status: 403, message: "Please confirm it's you." },
  forbidden: { status: 403, message: "You don't have permission to do that." },
  viewing_as_other: {
    status: 403,
    message: 'You cannot do this while viewing as another person or role. Return to your own account first.',
  },
  for_guardian: {
    status: 403,
    message: 'A junior has no sign-in of their own. Return to your own account first.',
  },
  view_over: {
    status: 409,
    message: 'You can no longer view the product that way. You are back in your own account.',
  },
  foreign_origin: { status: 403, message: 'This request came from another site and was refused.' },
  setup_done: { status: 403, message: 'Setup is done: this installation already has an administrator.' },
  wrong_setup_code: { status: 403, message: 'This is not the setup code the server printed when it started.' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'This address does not support that method.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  password_needed: {
    status: 409,
    message: "Set a password first. Without Google you couldn't sign in.",
  },
  conflict: { status: 409, message: 'Someone changed this in the meantime. Reload to see the latest state.' },
  review_conflict: {
    status: 409,
    message: 'This review was changed in another window. Load the latest version before you continue.',
  },
  review_claimed: { status: 409, message: 'Another coach is already reviewing this video.' },
  review_published: { status: 409, message: 'This review is already published.' },
  review_incomplete: { status: 409, message: 'Before publishing, add an overall rating and a final summary.' },
  session_conflict: { status: 409, message: 'Someone would have to be in two places at once.' },
  level_unverified: { status: 409, message: 'You can show a certificate once a coach has verified your level.' },
  credits_insufficient: { status: 409, message: 'The balance would fall below 0.' },
  already_subscribed: { status: 409, message: 'You already have a subscription. You can change its plan.' },
  payment_underway: {
    status: 409,
    message: 'Your payment for a plan is on its way. Your subscription starts when it arrives.',
  },
  payment_pending: {
    status: 409,
    message: 'Your payment for this is still on its way. Only buy it again if you want it twice.',
  },
  subscription_changing: {
    status: 409,
    message: 'Your subscription is already being changed. Please wait a moment.',
  },
  body_too_large: { status: 413, message: 'This is too large to send at once.' },
  headers_too_large: { status: 431, message: 'The request carries more headers than the server accepts.' },
  unsupported_media_type: { status: 415, message: 'Send JSON (Content-Type: application/json).' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  payments_unavailable: {
    status: 503,
    message: 'Payments are not available right now. Nothing was changed. Please try again in a moment.',
  },
  payments_not_set_up: { status: 503, message: 'Payments are not set up here yet, so nothing can be bought.' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

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
