import { met, type Chapter } from "../entry.ts";

export const validation: Chapter = {
  name: "V2",
  title: "Validation and business logic",
  entries: [
    met("2.1.1", "The documentation says what each input looks like", [
      "server/src/platform/http/http.test.ts › the API description › lists every endpoint with its schemas",
      "docs/security/controls.md#input",
    ]),
    met("2.1.2", "The documentation says which inputs must fit together", [
      "docs/security/controls.md#input",
    ]),
    met("2.1.3", "The documentation names limits per person and for the whole site", [
      "docs/security/controls.md#limits",
      "contract/src/core/limits.ts#limits",
    ]),
    met("2.2.1", "Every input is checked against an expected form", [
      "server/test/fuzz.test.ts › every endpoint handles arbitrary input without a server error: 1,500 requests",
      "contract/src/core/text.test.ts › user-written text › is either trimmed, within its limits and storable, or rejected",
    ]),
    met("2.2.2", "The server checks, whatever the browser has checked", [
      "server/src/platform/http/serve.ts#validateParts",
      "server/src/platform/http/pages/call-endpoint.test.ts › a page's call is validated and refused as over HTTP",
    ]),
    met("2.2.3", "Inputs that belong together are checked together", [
      "server/src/modules/profiles/test/tours.test.ts › a tour › cannot overlap another, end before it begins, or lie in the past",
      "server/src/modules/profiles/test/rates.test.ts › the rates of a profile › must not contradict the hourly fields",
    ]),
    met("2.3.1", "Steps of a process happen in order and cannot be skipped", [
      "server/src/modules/verification/decide.test.ts › a waiting request › cannot be decided without a claim, nor decided twice",
      "server/src/modules/profiles/test/policy.test.ts › profile status transitions › are allowed only from the expected statuses",
      "server/src/modules/media/test/policy.test.ts › a file › with status %s and progress %s allows %j",
    ]),
    met("2.3.2", "The limits in the documentation are enforced", [
      "server/src/modules/saved-searches/saved-searches.test.ts › saving a search › is limited for a %s to %i, even under concurrent requests",
      "server/src/modules/site/effects.test.ts › limits › apply to the next call",
      "server/src/modules/reports/reports.test.ts › an urgent report › hides at most three targets per reporter a day, even under concurrency",
    ]),
    met("2.3.3", "An operation happens as a whole or not at all", [
      "server/src/platform/database/test/database.test.ts › a transaction › is rolled back with its after-commit tasks when it fails",
      "server/src/platform/jobs/jobs.test.ts › a job › of a failed transaction is never enqueued",
    ]),
    met("2.3.4", "Parallel calls cannot take the same thing twice", [
      "server/src/platform/database/test/transact.test.ts › the advisory lock of a user › lets only one of many concurrent transactions take the last slot",
      "server/src/modules/reviews/own-reviews.test.ts › writing a review › succeeds once per profile, even under concurrent requests",
      "server/src/platform/http/idempotency.test.ts › a request with an Idempotency-Key › runs once, however often or concurrently it is sent",
    ]),
    met("2.4.1", "Robots cannot copy data, fill the site with rubbish or exhaust it", [
      "server/src/modules/profiles/test/contact-allowance.test.ts › contacts › are revealed sixty times an hour across both endpoints",
      "server/src/modules/profiles/test/contact-allowance.test.ts › public reads › are rate limited per network, with the time to wait",
      "server/src/modules/contact/contact.test.ts › limits contact messages to five per network and hour",
      "server/src/modules/media/test/upload.test.ts › the processing queue › holds at most 25 files per person, even when sent concurrently",
    ]),
  ],
};
