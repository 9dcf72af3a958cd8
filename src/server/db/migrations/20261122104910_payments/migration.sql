CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY,
	"customer_id" text NOT NULL UNIQUE
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_differences_kind_check" CHECK ("kind" in ('payment-unknown-here', 'payment-unknown-there', 'amount-differs', 'refund-differs', 'subscription-differs', 'two-subscriptions', 'event-not-applied', 'spent-before-refund'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY,
	"type" text NOT NULL,
	"payload" jsonb,
	"payment_id" text,
	"problem" text,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp(3) with time zone,
	CONSTRAINT "payment_events_problem_check" CHECK ("problem" in ('unknown-order', 'wrong-amount', 'other-customer', 'no-player', 'unknown-payment'))
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"product" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_orders_product_check" CHECK ("product" in ('credits-1', 'credits-3', 'credits-10', 'premium', 'pro')),
	CONSTRAINT "payment_orders_state_check" CHECK ("state" in ('open', 'paid', 'failed', 'closed')),
	CONSTRAINT "payment_orders_cents_check" CHECK ("cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY,
	"number" integer NOT NULL UNIQUE,
	"user_id" uuid NOT NULL,
	"product" text NOT NULL,
	"cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp(3) with time zone,
	"period_end" timestamp(3) with time zone,
	"credits" integer NOT NULL,
	"credits_taken_back" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"payment_id" text NOT NULL UNIQUE,
	"paid_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "receipts_product_check" CHECK ("product" in ('credits-1', 'credits-3', 'credits-10', 'premium', 'pro')),
	CONSTRAINT "receipts_cents_check" CHECK ("cents" >= 0 and "tax_cents" >= 0 and "refunded_cents" >= 0),
	CONSTRAINT "receipts_credits_check" CHECK ("credits_taken_back" between 0 and "credits")
);
--> statement-breakpoint
CREATE TABLE "test_provider_records" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_facts" (
	"id" text PRIMARY KEY,
	"provider_subscription_id" text NOT NULL,
	"fact" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_welcome_key" ON "credit_entries" ("user_id") WHERE "reason" = 'welcome';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_key" ON "payment_differences" ("kind","subject");--> statement-breakpoint
CREATE INDEX "payment_events_open_index" ON "payment_events" ("received_at") WHERE "applied_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_payment_index" ON "payment_events" ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_orders_user_index" ON "payment_orders" ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_open_key" ON "payment_orders" ("user_id","product") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "receipts_user_index" ON "receipts" ("user_id","id");--> statement-breakpoint
CREATE INDEX "receipts_paid_index" ON "receipts" ("paid_at");--> statement-breakpoint
CREATE INDEX "subscription_facts_subscription_index" ON "subscription_facts" ("provider_subscription_id");--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_reason_check", ADD CONSTRAINT "credit_entries_reason_check" CHECK ("reason" in ('purchase', 'submission', 'refund', 'subscription', 'adjustment', 'welcome', 'money_refund'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'goals-set', 'video-submitted', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'subscription-changed'));