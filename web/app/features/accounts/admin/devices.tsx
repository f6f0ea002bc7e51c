import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { DeviceRow } from "./device-row.tsx";
import { devicesQuery } from "./queries.ts";

/** Where somebody is signed in, with a way to end each of them. */
export function Devices({ userId }: { userId: string }) {
  const query = useQuery(devicesQuery(userId));
  return (
    <LoadedSection title="Signed-in devices" query={query} failure="Failed to load the devices">
      {(sessions) =>
        sessions.length === 0 ? (
          <p className="text-small text-muted">Signed in nowhere.</p>
        ) : (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <DeviceRow
                key={session._id}
                userId={userId}
                session={session}
                now={new Date(query.dataUpdatedAt)}
              />
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}
