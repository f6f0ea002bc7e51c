import { useNavigate } from "react-router";
import { signOut } from "#web/session/sign-out.ts";

/** Goes home first: a guarded page would otherwise ask to sign in again. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    await navigate("/");
    signOut();
  };
}
