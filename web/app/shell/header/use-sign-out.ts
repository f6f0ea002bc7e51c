import { useNavigate } from "react-router";
import { signOut } from "#web/session/sign-out.ts";

/** Signs out and goes home. A guarded page that is still drawn meanwhile goes there too. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    signOut();
    await navigate("/");
  };
}
