import { createViolation, type Law, type Operation, type Violation } from "./operations.ts";

const law = "each decision has one statement and one audit entry";

const attemptsAt = (operations: readonly Operation[], name: string, key: string, value: string | null) =>
  operations.filter((one) => one.name === name && one.input[key] === value);

/** A person is banned once, and a case is decided once. */
function checkOnce(operations: readonly Operation[], name: "ban" | "suspend", key: string): Violation[] {
  const groups = Map.groupBy(
    operations.filter((one) => one.name === name && one.outcome === "ok"),
    ({ input }) => input[key],
  );
  return [...groups.values()]
    .filter((acknowledged) => acknowledged.length > 1)
    .map((acknowledged) => createViolation(law, `the same ${name} was acknowledged twice`, acknowledged));
}

export const checkDecisions: Law = ({ final: { restrictions, cases } }, operations) => {
  const unexplained = restrictions
    .filter(({ statements, audits }) => statements !== 1 || audits !== 1)
    .map(({ id, action, statements, audits }) =>
      createViolation(law, `${action} ${id} has ${statements} statements and ${audits} audit entries`),
    );
  const repeated = [...Map.groupBy(restrictions, ({ action, subjectId }) => `${action} of ${subjectId}`)]
    .filter(([, same]) => same.length > 1)
    .map(([what, [first]]) =>
      createViolation(
        law,
        `there is more than one ${what}`,
        attemptsAt(operations, first?.action ?? "", "personId", first?.userId ?? ""),
      ),
    );
  const undecided = cases
    .filter(({ status, audits }) => audits !== (status === "decided" ? 1 : 0))
    .map(({ id, status, audits }) =>
      createViolation(
        law,
        `case ${id} is ${status} and has ${audits} audit entries`,
        attemptsAt(operations, "suspend", "caseId", id),
      ),
    );
  const lost = operations
    .filter(({ name, outcome }) => (name === "ban" || name === "suspend") && outcome === "ok")
    .filter(
      ({ input }) =>
        !restrictions.some(({ subjectId }) => [input["personId"], input["profileId"]].includes(subjectId)),
    )
    .map((one) => createViolation(law, `an acknowledged ${one.name} has no effect`, [one]));
  return [
    ...unexplained,
    ...repeated,
    ...undecided,
    ...lost,
    ...checkOnce(operations, "ban", "personId"),
    ...checkOnce(operations, "suspend", "caseId"),
  ];
};
